import { defineContext } from '../context.ts';
import { PLAN_SOURCE_WORDS } from '../insurance/plan-answers.constants.ts';
import { exportSection } from '../kernel/export-section.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import { attachProfiles } from './attached-profiles.policy.ts';
import { childLinksSchema } from './child-links.contract.ts';
import { childLinksDecider, childLinksModel } from './child-links.ts';
import { childPlacesDecider } from './child-places.ts';
import { COMMUNICATION_WORDS, LINKED_KIND_WORDS } from './children.constants.ts';
import { childrenSchema, diagnosisLine } from './children.contract.ts';
import { childrenDecider } from './children.decider.ts';
import { childrenErrors } from './children.errors.ts';
import { childrenModel, listChildren } from './children.model.ts';
import { chosenChildrenDecider } from './chosen-children.ts';

/** Fields that a family states, as copies and the timeline name them. */
const FIELD_WORDS = {
  name: say('Name of the child'),
  birthMonth: say('Month of birth'),
  pronouns: say('Pronouns'),
  communication: say('How your child communicates'),
  sensoryNeeds: say('Sensory needs'),
  strengths: say('Strengths'),
  medicines: say('Medicines'),
  emergencyNotes: say('In an emergency'),
  school: say('School'),
  diagnoses: say('Diagnoses'),
  insurance: say('Kind of health plan'),
  searchFilters: say('Filters for a search'),
};

/** Children of a family, to whom what it keeps is attached. */
export const childrenContext = defineContext({
  name: 'children',
  aggregates: [
    {
      decider: childrenDecider,
      label: say('Children'),
      icon: 'users-round',
      changes: {
        kind: 'child',
        idField: 'childId',
        verbs: {
          ChildAdded: 'added',
          ChildChanged: 'changed',
          ChildRemoved: 'removed',
          ChildRestored: 'restored',
        },
      },
    },
    { decider: childPlacesDecider, label: say('Number of children'), icon: 'users-round' },
    {
      decider: chosenChildrenDecider,
      label: say('Children that stay active'),
      icon: 'users-round',
    },
    { decider: childLinksDecider, label: say('What is for which child'), icon: 'users-round' },
  ],
  readModels: [childrenModel, childLinksModel],
  sharedModels: { own_children: 'children', child_links: 'children' },
  reads: [
    ownRow({
      url: '/api/children',
      scope: 'children',
      model: childrenModel,
      answer: childrenSchema,
      toSeen: (children, { hasChild }) => children.filter(({ id }) => hasChild(id)),
      toAnswer: listChildren,
    }),
    ownRow({
      url: '/api/child-links',
      scope: 'children',
      model: childLinksModel,
      answer: childLinksSchema,
      toSeen: (links, { hasChild }) => links.filter(({ childId }) => hasChild(childId)),
      toAnswer: (row) => row?.links ?? [],
    }),
  ],
  policies: [attachProfiles],
  exportSections: [
    exportSection({
      model: childrenModel,
      title: say('Your children'),
      toRows: (row) =>
        row.children.map(
          ({ communication, diagnoses, searchFilters, createdAt, removedAt, ...child }) => ({
            ...child,
            communication: communication.join(', '),
            diagnoses: diagnoses.map(diagnosisLine).join('\n'),
            searchFilters: Object.entries(searchFilters)
              .map(([name, value]) => `${name}: ${value}`)
              .join('\n'),
            createdAt: new Date(createdAt),
            removedAt: removedAt === null ? null : new Date(removedAt),
          }),
        ),
      fields: {
        id: say('Child id'),
        ...FIELD_WORDS,
        createdAt: say('When you added it'),
        removedAt: say('When you removed it'),
      },
    }),
    exportSection({
      model: childLinksModel,
      title: say('What is for which child'),
      toRows: ({ links }) => links,
      fields: {
        kind: say('Kind'),
        objectId: say('ID of the favorite, denial or call'),
        childId: say('Child id'),
      },
    }),
  ],
  words: {
    fields: {
      childId: say('Child id'),
      linkedKind: say('Kind'),
      objectId: say('ID of the favorite, denial or call'),
      ...FIELD_WORDS,
    },
    choices: {
      communication: COMMUNICATION_WORDS,
      insurance: PLAN_SOURCE_WORDS,
      linkedKind: LINKED_KIND_WORDS,
    },
  },
  errors: childrenErrors,
});
