export const householdErrors = {
  NotShared: {
    status: 403,
    message:
      'This is not shared with you, or no longer. Go back to your own household, or ask its owner.',
  },
  HouseholdManagersOnly: {
    status: 403,
    message: 'Only the owner of a household and its co-parents may do this.',
  },
  UnknownInvitation: {
    status: 404,
    message: 'We can’t find this invitation. Please ask for a new one.',
  },
  InvitationUsed: {
    status: 409,
    message: 'This invitation was already used. It works once: please ask for a new one.',
  },
  InvitationWithdrawn: {
    status: 410,
    message: 'This invitation was withdrawn. Please ask for a new one.',
  },
  InvitationExpired: {
    status: 410,
    message: 'This invitation has expired. Please ask for a new one.',
  },
  InvitationToOwnHousehold: {
    status: 409,
    message: 'This invitation is to your own household. Send the link to the person you invite.',
  },
  AlreadyMember: {
    status: 409,
    message: 'You already belong to this household.',
  },
  HouseholdFull: {
    status: 409,
    message:
      'This household has no room for another member. Please tell the person who invited you.',
  },
  HouseholdLimitReached: {
    status: 409,
    message:
      'Your plan has no room for another member of the household. Remove one, or change your plan.',
  },
  HiddenFromParent: {
    status: 422,
    message:
      'A co-parent always reads children and food: allergies, medicines and emergency notes are there. Choose to let them read.',
  },
  AccessEndPast: {
    status: 422,
    message: 'Please choose an end that is still to come.',
  },
  UnknownMember: {
    status: 404,
    message: 'We can’t find this member. Please load the page again.',
  },
  MemberGone: {
    status: 409,
    message: 'This member no longer belongs to the household.',
  },
  OwnerUnchangeable: {
    status: 409,
    message: 'The owner of a household can’t be changed or removed.',
  },
  OwnAccessUnchangeable: {
    status: 409,
    message: 'You can’t change your own access. The owner or another co-parent can.',
  },
  OwnerCannotLeave: {
    status: 409,
    message:
      'You own this household, so you can’t leave it. Remove its members instead, or delete your account.',
  },
  UnknownChange: {
    status: 404,
    message: 'This change can’t be undone any more: it is more than 30 days old, or not there.',
  },
  ChangedSince: {
    status: 409,
    message: 'This was changed again since, so it stays as it is now.',
  },
  UnknownHousehold: {
    status: 404,
    message: 'We can’t find this household. Please load the page again.',
  },
} as const;
