import { stateCode } from '@hearthway/domain/directory/states.ts';
import { STATES, TERRITORIES } from '@hearthway/domain/kernel/states.constants.ts';
import type { Places } from '../places/places.ts';
import { type Placed, placeAddress } from './place-address.ts';
import { splitCity } from './split-city.ts';

/**
 * Splits the addresses of one cell: "12 Main St, Durham, NC 27701 (Suite 4), 5 Oak St Apex NC 27502". A post
 * box counts only without a street.
 */
export const splitAddresses = (text: string): readonly string[] => {
  const all = text
    .replaceAll(/[\p{C}\s`]+/gu, ' ')
    .split(NEXT_ADDRESS)
    .map((address) => address.trim())
    .filter((address) => /[\p{L}\d]/u.test(address));
  const visitable = all.filter((address) => !/^p\.? ?o\.? box/i.test(address));
  return visitable.length === 0 ? all.slice(0, 1) : visitable;
};

const NEXT_ADDRESS = /(?<=\d{5}(?:-\d{4})?(?: \([^)]*\))?)\s*[,;]\s*(?=\d|p\.? ?o\.? box)/i;

/**
 * Parses one address and finds its place. `state` is the default if neither the address nor its ZIP code has
 * one.
 */
export const readAddress = (
  text: string,
  { places, state: usual }: { readonly places: Places; readonly state: string },
): Placed => {
  const { before, named, zip, door } = takeApart(text);
  const state = stateCode(named) ?? places.zipCodes.get(zip)?.state ?? usual;
  const { street, city } = splitCity(before, { places, state, zip });
  return placeAddress({ street: [street, door], city, state, zip }, places);
};

interface Apart {
  readonly before: string;
  readonly named: string;
  readonly zip: string;
  /** Text in brackets or after the ZIP code. */
  readonly door: string;
}

const takeApart = (text: string): Apart => {
  const [brackets = '', inBrackets = ''] = /\(([^)]*)\)/.exec(text) ?? [];
  const plain = text
    .replace(brackets, ' ')
    // Adds a missing space: "Lake Jeanette Rd.Greensboro".
    .replaceAll(/(?<=\p{Ll})\.(?=\p{Lu})/gu, '. ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const {
    before = plain,
    named = '',
    zip = '',
    after = '',
  } = (WITH_STATE.exec(plain) ?? WITH_ZIP.exec(plain))?.groups ?? {};
  const door = [inBrackets, after.replace(/^[\s,.]+/, '')].filter((part) => part !== '').join(', ');
  return { before, named, zip, door };
};

const CODES = Object.keys({ ...STATES, ...TERRITORIES }).join('|');
const NAMES = Object.values({ ...STATES, ...TERRITORIES })
  .map((name) => name.replaceAll('.', '\\.'))
  .join('|');

/** Ends at the last state, whose letters have to be capitals, since "in", "or" and "me" are words as well. */
const WITH_STATE = new RegExp(
  `^(?<before>.*(?:[\\s,.]|^))(?<named>${CODES}|(?i:${NAMES}))\\b[\\s,.]*(?:(?<zip>\\d{3,6}(?:-\\d{4})?)(?!\\d)(?<after>.*))?$`,
);
const WITH_ZIP = /^(?<before>.*[\s,])(?<zip>\d{5}(?:-\d{4})?)$/;
