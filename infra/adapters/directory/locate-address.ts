import { placeNameKey } from '@hearthway/domain/directory/place-name.ts';
import { sql, type Transaction } from 'kysely';
import { type Columns, RefusedCorrectionError } from './correction-fields.ts';

/**
 * Returns the whole address and its coordinates: those of the ZIP code, or of the city. Throws a
 * `RefusedCorrectionError` for an address that cannot be located.
 */
export const locateAddress = async <Schema>(
  transaction: Transaction<Schema>,
  address: Columns,
): Promise<Columns> => {
  const { rows } = await sql<{ latitude: number; longitude: number }>`
    select latitude, longitude, 1 as choice from zip_codes
    where zip = ${address['zip']} and state = ${address['state']}
    union all
    select latitude, longitude, 2 from cities
    where name_key = ${placeNameKey(String(address['city']))} and state = ${address['state']}
    order by choice limit 1
  `.execute(transaction);
  const [point] = rows;
  if (point === undefined)
    throw new RefusedCorrectionError(
      `We couldn’t find ${[address['city'], address['state'], address['zip']].join(' ').trim()}: check the city, the state and the ZIP code.`,
    );
  return { ...address, latitude: point.latitude, longitude: point.longitude };
};
