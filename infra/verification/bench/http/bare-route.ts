import { fastify } from 'fastify';
import { Pool } from 'pg';
import { passesOn } from '../../../adapters/process/command-line.ts';
import { runMain } from '../../../adapters/process/main.ts';

/**
 * Baseline for our reads: Fastify alone, and one prepared query for the same rows, sent unchanged.
 * No session, no checkpoint, no contract. `GET /me/:userId` and `GET /favorites/:userId`. The
 * argument is the address of the database.
 */
const QUERIES = {
  me: `
    select user_id, email, first_name, last_name, role, email_confirmed_at, pending_email,
      deletion_due_at, created_at
    from accounts where user_id = $1`,
  favorites: `
    select entry, id, source, category, name, description, tags, phone, email, hours, website,
      street, city, state, zip, is_demo, last_verified::text
    from favorites, jsonb_array_elements(resources) with ordinality as kept (entry, place)
      left join providers on id = entry ->> 'resourceId'
    where user_id = $1 order by place desc`,
};

const program = passesOn(
  'bare-route.ts',
  'Started by the bench of HTTP, with the address of a database.',
);

runMain(program, async ([url = '']) => {
  const pool = new Pool({ connectionString: url, max: 10 });
  const app = fastify();
  for (const [name, text] of Object.entries(QUERIES))
    app.get<{ Params: { userId: string } }>(`/${name}/:userId`, async ({ params }) => {
      const { rows } = await pool.query<object>({ name, text, values: [params.userId] });
      return rows;
    });
  process.send?.({ listening: await app.listen({ host: '127.0.0.1', port: 0 }) });
});
