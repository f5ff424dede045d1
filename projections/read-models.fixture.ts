import { readModels } from '@hearthway/domain/contexts.ts';
import { directoryContext } from '@hearthway/domain/directory/directory.context.ts';
import { favoritesContext } from '@hearthway/domain/favorites/favorites.context.ts';
import { staffContext } from '@hearthway/domain/staff/staff.context.ts';
import { subscriptionContext } from '@hearthway/domain/subscription/subscription.context.ts';

/** Read models for the engine's tests to work with. */
export const [favorites] = favoritesContext.readModels;
export const [listingReports] = directoryContext.readModels;
export const [staffAccess] = staffContext.readModels;
export const [subscription] = subscriptionContext.readModels;

const last = readModels.at(-1);
if (last?.name !== 'timeline') throw new Error('The timeline comes last.');
export const timeline = last;
