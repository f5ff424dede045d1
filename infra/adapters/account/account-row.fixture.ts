import { asSealed } from '../tables/column.ts';

/** The least row of the table `accounts` that its constraints let in. */
export const accountRow = (userId: string) => ({
  user_id: userId,
  email: asSealed(`${userId}@example.org`),
  email_key: userId,
  first_name: asSealed('Ana'),
  last_name: asSealed('Lima'),
  password_hash: '',
  created_at: new Date(),
});
