import type { DangerRelief } from './danger-relief.ts';
import { DENIED_RELIEFS } from './danger-reliefs/denied.constants.ts';
import { ENGLISH_OBJECTS_RELIEFS } from './danger-reliefs/english-objects.constants.ts';
import { ENGLISH_THINGS_RELIEFS } from './danger-reliefs/english-things.constants.ts';
import { OVER_RELIEFS } from './danger-reliefs/over.constants.ts';
import { RESOLVED_RELIEFS } from './danger-reliefs/resolved.constants.ts';
import { SPANISH_OBJECTS_RELIEFS } from './danger-reliefs/spanish-objects.constants.ts';
import { SPANISH_THINGS_RELIEFS } from './danger-reliefs/spanish-things.constants.ts';
import { STORIES_RELIEFS } from './danger-reliefs/stories.constants.ts';
import { TO_TAKE_RELIEFS } from './danger-reliefs/to-take.constants.ts';

export const DANGER_RELIEFS: readonly DangerRelief[] = [
  ...OVER_RELIEFS,
  ...DENIED_RELIEFS,
  ...TO_TAKE_RELIEFS,
  ...STORIES_RELIEFS,
  ...ENGLISH_THINGS_RELIEFS,
  ...SPANISH_THINGS_RELIEFS,
  ...ENGLISH_OBJECTS_RELIEFS,
  ...SPANISH_OBJECTS_RELIEFS,
  ...RESOLVED_RELIEFS,
];
