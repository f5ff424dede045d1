import { asSealed } from '../tables/column.ts';

/** Smallest row that the constraints of the table `accounts` accept. */
export const accountRow = (userId: string) => ({
  user_id: userId,
  email: asSealed(`${userId}@example.org`),
  email_key: userId,
  first_name: asSealed('Ana'),
  last_name: asSealed('Lima'),
  password_hash: '',
  created_at: new Date(),
});
