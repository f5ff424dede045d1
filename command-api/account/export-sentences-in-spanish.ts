import { type AccountEvent, accountStream } from '@hearthway/domain/account/account.events.ts';
import {
  type ListingReportEvent,
  listingReportStream,
} from '@hearthway/domain/directory/listing-report.events.ts';
import {
  type FavoritesEvent,
  favoritesStream,
} from '@hearthway/domain/favorites/favorites.events.ts';
import { type ActivityEvent, activityStream } from '@hearthway/domain/journey/activity.events.ts';
import { type JourneyEvent, journeyStream } from '@hearthway/domain/journey/journey.events.ts';
import {
  type SupportAccessEvent,
  supportAccessStream,
} from '@hearthway/domain/staff/support-access.events.ts';
import {
  type SubscriptionEvent,
  subscriptionStream,
} from '@hearthway/domain/subscription/subscription.events.ts';
import { dayIn } from '@hearthway/infra/adapters/i18n/dates.ts';
import { choiceInSpanish } from './export-choices-in-spanish.ts';
import type { StoredDeed } from './export-in-english.ts';

type Deed =
  | AccountEvent
  | ActivityEvent
  | ListingReportEvent
  | FavoritesEvent
  | JourneyEvent
  | SubscriptionEvent
  | SupportAccessEvent;

const PARSERS = new Map<string, (type: string, version: number, data: unknown) => Deed>([
  ['account', accountStream.parse],
  ['activity', activityStream.parse],
  ['listingReport', listingReportStream.parse],
  ['favorites', favoritesStream.parse],
  ['journey', journeyStream.parse],
  ['staff', supportAccessStream.parse],
  ['subscription', subscriptionStream.parse],
]);

/** What happened; `*…*` marks what it is about. Undefined for a stream without words. */
export const sentenceInSpanish = ({ category, type, version, data }: StoredDeed) => {
  const parse = PARSERS.get(category);
  return parse && sentenceOf(parse(type, version, data));
};

const WHY_ENDED = {
  'by-choice': 'Cerró la sesión en otros dispositivos',
  'password-changed': 'Se cerraron todas sus sesiones por una contraseña nueva',
  'role-changed': 'Se cerraron todas sus sesiones porque cambió su función',
  'by-support': 'Se cerraron todas sus sesiones, por el equipo de apoyo',
} as const;

const OUTCOMES = {
  corrected: 'se corrigieron',
  'as-listed': 'se quedan como están',
  retired: 'ya no están en el directorio',
} as const;

const sentenceOf = (deed: Deed): string => {
  switch (deed.type) {
    case 'AccountRegistered':
      return 'Creó una cuenta';
    case 'EmailConfirmed':
      return 'Confirmó su correo electrónico';
    case 'SignedIn':
      return 'Inició sesión';
    case 'SignedOut':
      return 'Cerró la sesión';
    case 'SessionsEnded':
      return WHY_ENDED[deed.data.why];
    case 'NameChanged':
      return 'Cambió su nombre';
    case 'EmailChanged':
      return 'Cambió su correo electrónico';
    case 'PasswordChanged':
      return deed.data.how === 'known'
        ? 'Cambió su contraseña'
        : 'Creó una contraseña nueva con un código enviado por correo';
    case 'RoleChanged':
      return 'Recibió otra función';
    case 'DataExportRequested':
      return 'Pidió una copia de sus datos';
    case 'AccountDeletionRequested':
      return `Pidió eliminar la cuenta el ${dayIn('es', new Date(deed.data.dueAt))}`;
    case 'AccountDeletionCanceled':
      return 'Decidió conservar la cuenta';
    case 'AccountErased':
      return 'La cuenta se eliminó';
    case 'ResourceFavorited':
      return `Agregó *${deed.data.name}* a sus favoritos`;
    case 'ResourceUnfavorited':
      return `Quitó *${deed.data.name}* de sus favoritos`;
    case 'FavoriteNoteChanged':
      return deed.data.note === ''
        ? `Borró la nota sobre *${deed.data.name}*`
        : `Escribió una nota sobre *${deed.data.name}*`;
    case 'FavoriteStatusChanged':
      return deed.data.status === null
        ? `Quitó la marca de *${deed.data.name}*`
        : `Marcó *${deed.data.name}*: ${choiceInSpanish('status', deed.data.status).toLowerCase()}`;
    case 'FavoriteMoved':
      return `Cambió el orden de *${deed.data.name}* en sus favoritos`;
    case 'OnboardingCompleted':
      return 'Nos dijo cuándo fue el diagnóstico y dónde busca ayuda';
    case 'TourCompleted':
      return 'Terminó el recorrido';
    case 'TourSkipped':
      return `Dejó el recorrido en el paso ${deed.data.step}`;
    case 'AccessibilityChanged':
      return deed.data.settings === null
        ? 'Restableció los ajustes de accesibilidad'
        : 'Cambió los ajustes de accesibilidad';
    case 'ResourceViewed':
      return `Miró *${deed.data.name}*`;
    case 'SearchPerformed':
      return searchInSpanish(deed.data);
    case 'ListingErrorReported':
      return `Avisó de un error en los datos de *${deed.data.resourceName}*`;
    case 'ListingErrorResolved':
      return `Recibió respuesta: los datos de *${deed.data.resourceName}* ${OUTCOMES[deed.data.outcome]}`;
    case 'FavoriteLimitHit':
      return 'Supo que ya no caben más favoritos';
    case 'UpgradePromptShown':
      return `Vio una invitación a mejorar su plan (*${choiceInSpanish('where', deed.data.where)}*)`;
    case 'TimelineViewed':
      return 'El equipo de apoyo miró su actividad';
    case 'DetailRevealed':
      return 'El equipo de apoyo abrió detalles personales';
    case 'SupportNoteAdded':
      return 'El equipo de apoyo escribió una nota';
    case 'MailResent':
      return `El equipo de apoyo envió un correo de nuevo: *${choiceInSpanish('mail', deed.data.mail)}*`;
    case 'FamilySignedOut':
      return 'El equipo de apoyo cerró todas sus sesiones';
    case 'TierSet':
      return `Recibió el plan ${choiceInSpanish('tier', deed.data.tier)}`;
  }
};

const searchInSpanish = ({
  category,
  resultCount,
}: Extract<ActivityEvent, { readonly type: 'SearchPerformed' }>['data']): string => {
  const what = category === null ? '' : `: *${choiceInSpanish('category', category)}*`;
  return `Buscó en el directorio${what} y encontró ${resultCount}`;
};
