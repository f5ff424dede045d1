import type { Migration } from 'kysely/migration';

/** Consent of the sign-up form, kept until the account is in the log. */
export const consent: Migration = {
  up: async (database) => {
    await database.schema
      .alterTable('accounts')
      .addColumn('accepted_terms', 'text')
      .addColumn('accepted_privacy', 'text')
      .addColumn('confirmed_age', 'integer')
      .execute();
  },
};
