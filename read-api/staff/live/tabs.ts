export interface CurrentPage {
  /** Route such as `/resources`; null until the page reports it. */
  readonly place: string | null;
  /** Start time in milliseconds. */
  readonly since: number;
}

export interface TabsOptions {
  readonly clock: () => Date;
  /** Grace period after the last tab closed, so that a reload does not end presence. */
  readonly graceMs?: number | undefined;
  /** Called when this person's current page changes. */
  readonly onChange: (userId: string) => void;
}

/** Open pages on this instance, by person. */
export interface Tabs {
  /** @param tab Unique per tab of the person. */
  readonly opened: (userId: string, tab: string) => void;
  readonly at: (userId: string, tab: string, place: string) => void;
  readonly closed: (userId: string, tab: string) => void;
  /** Returns the page reported last; undefined without an open page. */
  readonly of: (userId: string) => CurrentPage | undefined;
  readonly close: () => void;
}

interface Person {
  readonly tabs: Map<string, CurrentPage>;
  /** Set while there are no tabs. */
  leaving?: { readonly from: CurrentPage; readonly timer: NodeJS.Timeout };
}

const GRACE_MS = 5_000;

export const createTabs = ({ clock, graceMs = GRACE_MS, onChange }: TabsOptions): Tabs => {
  const people = new Map<string, Person>();

  const of = (userId: string): CurrentPage | undefined => {
    const person = people.get(userId);
    if (person === undefined) return undefined;
    return person.leaving?.from ?? latestOf(person.tabs.values());
  };
  return {
    opened: (userId, tab) => {
      const person: Person = people.get(userId) ?? { tabs: new Map() };
      people.set(userId, person);
      // After a quick return, the page stays the same until another is reported.
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

/** A known page comes before an unknown one. */
export const latestOf = (whereabouts: Iterable<CurrentPage>): CurrentPage | undefined =>
  [...whereabouts].reduce<CurrentPage | undefined>((latest, each) => {
    if (latest === undefined) return each;
    if ((latest.place === null) !== (each.place === null))
      return latest.place === null ? each : latest;
    return each.since >= latest.since ? each : latest;
  }, undefined);
