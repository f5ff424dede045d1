/** The least row of the table `accounts` that its constraints let in. */
export const accountRow = (userId: string) => ({
  user_id: userId,
  email: `${userId}@example.org`,
  email_key: userId,
  first_name: 'Ana',
  last_name: 'Lima',
  password_hash: '',
  created_at: new Date(),
});
