import { dayIn } from '@hearthway/domain/calendar/time-zone.ts';
import { avoidedBy } from '@hearthway/domain/dietary/avoided-by.ts';
import {
  dietaryProfilesRowSchema,
  type KeptProfile,
} from '@hearthway/domain/dietary/dietary-profiles.view.ts';
import { LATEST_OFFERS } from '@hearthway/domain/food-log/food-log.constants.ts';
import {
  foodLogParamsSchema,
  foodMonthQuerySchema,
  foodMonthSchema,
  foodSummaryQuerySchema,
  foodSummarySchema,
  foodsSchema,
} from '@hearthway/domain/food-log/food-log.contract.ts';
import {
  foodOffersModel,
  type StoredEntry,
  storedEntrySchema,
} from '@hearthway/domain/food-log/food-offers.model.ts';
import { offersIn } from '@hearthway/domain/food-log/food-offers.ts';
import { foodSummaryOf } from '@hearthway/domain/food-log/food-summary.ts';
import { eatenByMonth, foodsSoFar } from '@hearthway/domain/food-log/foods-so-far.ts';
import { nextStepsFrom } from '@hearthway/domain/food-log/next-steps.ts';
import { ingredientName } from '@hearthway/domain/ingredients/ingredients.ts';
import { latestDay } from '@hearthway/domain/kernel/latest-day.ts';
import { contentLanguageFor } from '@hearthway/infra/adapters/content/content-language.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { ownRowReader } from '../consistency/own-row-reader.ts';
import { createReadSeen } from '../household/read-seen.ts';
import type { ReadDependencies } from '../read-part.ts';

const FAMILY = { access: 'family', scope: 'food', about: 'seen' } as const;

/**
 * Adds routes to read a child's food log. Refuses with `UnknownDietaryProfile` a profile that is removed or
 * of another family.
 */
export const addFoodLogRoutes = (app: HttpServer, dependencies: ReadDependencies): void => {
  const { privacy, clock, database, readModel } = dependencies;
  const readProfiles = ownRowReader(dependencies, 'dietary_profiles');
  const readSeen = createReadSeen(dependencies);
  /** Waits until the model includes the caller's own writes. */
  const waitForLog = readModel('food_offers', () => sql<null>`null`);

  const requireProfile = async (
    request: HttpRequest,
    reply: HttpReply,
    profileId: string,
  ): Promise<KeptProfile> => {
    const [row, { hasChild }] = await Promise.all([
      readProfiles(request, reply),
      readSeen(request, reply),
    ]);
    const profile = z
      .nullable(dietaryProfilesRowSchema)
      .parse(row)
      ?.profiles.find(({ id, removedAt }) => id === profileId && removedAt === null);
    if (profile === undefined || !hasChild(profile.childId)) throw refuse('UnknownDietaryProfile');
    await waitForLog({ request, reply, key: familyOf(request).familyId });
    return profile;
  };

  const entriesOf = async (
    request: HttpRequest,
    profileId: string,
    month: string | null = null,
  ): Promise<readonly StoredEntry[]> => {
    const { familyId } = familyOf(request);
    const ofProfile = database
      .selectFrom('food_offers')
      .selectAll()
      .where('user_id', '=', familyId)
      .where('profile_id', '=', profileId);
    const rows = await (month === null
      ? ofProfile
      : // Uses an array, because a semi-join reads every entry of the family.
        ofProfile.where(({ eb, ref, selectFrom }) =>
          eb(
            ref('offer_id'),
            '=',
            sql<string>`any(array(${selectFrom('food_offers as told')
              .select('told.offer_id')
              .where('told.user_id', '=', familyId)
              .where('told.profile_id', '=', profileId)
              .where('told.month', '=', month)}))`,
          ),
        )
    ).execute();
    const opened = await privacy.openRows(foodOffersModel, rows);
    return opened.map((row) => storedEntrySchema.parse(row));
  };

  app.get(
    '/api/dietary/profiles/:profileId/foods',
    {
      config: FAMILY,
      schema: { params: foodLogParamsSchema, response: { 200: foodsSchema } },
    },
    async (request, reply) => {
      reply.header('vary', 'Cookie, Accept-Language');
      const profile = await requireProfile(request, reply, request.params.profileId);
      const offers = offersIn(await entriesOf(request, profile.id));
      const foods = foodsSoFar(offers, profile.acceptedFoods);
      const avoided = avoidedBy(profile);
      const language = contentLanguageFor(request);
      return {
        now: clock().toISOString(),
        foods,
        latest: offers.slice(-LATEST_OFFERS).toReversed(),
        months: eatenByMonth(offers),
        nextSteps: nextStepsFrom(foods, { age: profile.age, avoided }).map((step) => ({
          ...step,
          to: step.to.map((id) => ingredientName(id, language)),
        })),
        hasUnchecked: [avoided, avoided.restricted].some(
          ({ unknownTexts }) => unknownTexts.length > 0,
        ),
      };
    },
  );

  app.get(
    '/api/dietary/profiles/:profileId/offers',
    {
      config: FAMILY,
      schema: {
        params: foodLogParamsSchema,
        querystring: foodMonthQuerySchema,
        response: { 200: foodMonthSchema },
      },
    },
    async (request, reply) => {
      const { id } = await requireProfile(request, reply, request.params.profileId);
      const { month } = request.query;
      const offers = offersIn(await entriesOf(request, id, month));
      return { offers: offers.filter(({ offeredOn }) => offeredOn.startsWith(month)) };
    },
  );

  app.get(
    '/api/dietary/profiles/:profileId/food-summary',
    {
      config: FAMILY,
      schema: {
        params: foodLogParamsSchema,
        querystring: foodSummaryQuerySchema,
        response: { 200: foodSummarySchema },
      },
    },
    async (request, reply) => {
      const { day, timeZone } = request.query;
      if (day > latestDay(clock())) throw refuse('DateInFuture');
      const { id } = await requireProfile(request, reply, request.params.profileId);
      return foodSummaryOf(await entriesOf(request, id), {
        day,
        dayOf: (at) => dayIn(timeZone, at),
      });
    },
  );
};
