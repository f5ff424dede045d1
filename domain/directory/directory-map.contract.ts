import * as z from 'zod/mini';
import { MAP_ZOOMS } from './directory.constants.ts';
import { placeMetaFields, pointSchema, searchFields } from './directory.contract.ts';

const degreesSchema = (most: number, what: string) =>
  z.string().check(
    z.trim(),
    z.regex(/^-?\d{1,3}(?:\.\d{1,17})?$/, `${what} is a number of degrees`),
    z.refine((text) => Math.abs(Number(text)) <= most, `${what} is at most ${most} degrees`),
  );

/** `GET /api/resources/map?west=&south=&east=&north=&zoom=&…`: search results within a map section. */
export const mapQuerySchema = z
  .object({
    ...searchFields,
    west: degreesSchema(180, 'A longitude'),
    south: degreesSchema(90, 'A latitude'),
    east: degreesSchema(180, 'A longitude'),
    north: degreesSchema(90, 'A latitude'),
    /** Web map zoom: the world is 256 × 2^zoom points wide. */
    zoom: z.string().check(
      z.trim(),
      z.regex(/^\d{1,2}$/, 'A zoom is a whole number'),
      z.refine(
        (zoom) => Number(zoom) >= MAP_ZOOMS.farthest && Number(zoom) <= MAP_ZOOMS.nearest,
        `A zoom is a number from ${MAP_ZOOMS.farthest} to ${MAP_ZOOMS.nearest}`,
      ),
    ),
  })
  .check(
    z.refine(({ west, east }) => Number(west) < Number(east), {
      path: ['east'],
      message: 'The east of a map has to be east of its west',
    }),
    z.refine(({ south, north }) => Number(south) < Number(north), {
      path: ['north'],
      message: 'The north of a map has to be north of its south',
    }),
  );

export type MapQuery = z.infer<typeof mapQuerySchema>;

/** `GET /api/resources/map`. */
export const mapSchema = z.object({
  clusters: z.array(
    z.object({
      latitude: z.number(),
      longitude: z.number(),
      /** Number of listings at this spot. */
      count: z.number(),
      /** Id of a single listing; null for a cluster. */
      id: z.nullable(z.string()),
      name: z.nullable(z.string()),
      /** Main category of a single listing. */
      category: z.nullable(z.string()),
    }),
  ),
  /** True if there was no time to count everything; zooming in shows all. */
  isCapped: z.boolean(),
  meta: z.object({
    ...placeMetaFields,
    /** Center of the place; null without one. */
    center: z.nullable(pointSchema),
  }),
});

export type ResourceMap = z.infer<typeof mapSchema>;
