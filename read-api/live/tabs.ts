/** Where somebody is. */
export interface Whereabouts {
  /** A route such as `/resources`; null for whoever has not said. */
  readonly place: string | null;
  /** Since when, in milliseconds. */
  readonly since: number;
}

export interface TabsOptions {
  readonly clock: () => Date;
  /** Whoever is back within this time never left: a page that is loaded again was gone for a moment. */
  readonly graceMs?: number | undefined;
  /** Something is different about where this person is. */
  readonly onChange: (userId: string) => void;
}

/** The pages that are open here, by person. */
export interface Tabs {
  /** @param tab Tells one page of the person from the next. */
  readonly opened: (userId: string, tab: string) => void;
  readonly at: (userId: string, tab: string, place: string) => void;
  readonly closed: (userId: string, tab: string) => void;
  /** Where they were last heard of; undefined for who has no page open. */
  readonly of: (userId: string) => Whereabouts | undefined;
  readonly close: () => void;
}

interface Person {
  readonly tabs: Map<string, Whereabouts>;
  /** While there are no tabs. */
  leaving?: { readonly from: Whereabouts; readonly timer: NodeJS.Timeout };
}

const GRACE_MS = 5_000;

export const createTabs = ({ clock, graceMs = GRACE_MS, onChange }: TabsOptions): Tabs => {
  const people = new Map<string, Person>();

  const of = (userId: string): Whereabouts | undefined => {
    const person = people.get(userId);
    if (person === undefined) return undefined;
    return person.leaving?.from ?? latestOf(person.tabs.values());
  };
  return {
    opened: (userId, tab) => {
      const person: Person = people.get(userId) ?? { tabs: new Map() };
      people.set(userId, person);
      // Back in time, it is still where it was until it says something else.
      const place = person.leaving?.from.place ?? null;
      clearTimeout(person.leaving?.timer);
      delete person.leaving;
      person.tabs.set(tab, { place, since: clock().getTime() });
      onChange(userId);
    },
    at: (userId, tab, place) => {
      const person = people.get(userId);
      if (person?.tabs.has(tab) !== true) return;
      person.tabs.set(tab, { place, since: clock().getTime() });
      onChange(userId);
    },
    closed: (userId, tab) => {
      const person = people.get(userId);
      const from = of(userId);
      if (person === undefined || from === undefined || !person.tabs.delete(tab)) return;
      if (person.tabs.size > 0) return onChange(userId);
      const timer = setTimeout(() => {
        people.delete(userId);
        onChange(userId);
      }, graceMs);
      person.leaving = { from, timer };
    },
    of,
    close: () => {
      for (const { leaving } of people.values()) clearTimeout(leaving?.timer);
      people.clear();
    },
  };
};

/** Who has said where they are comes before who has not. */
export const latestOf = (whereabouts: Iterable<Whereabouts>): Whereabouts | undefined =>
  [...whereabouts].reduce<Whereabouts | undefined>((latest, each) => {
    if (latest === undefined) return each;
    if ((latest.place === null) !== (each.place === null))
      return latest.place === null ? each : latest;
    return each.since >= latest.since ? each : latest;
  }, undefined);
