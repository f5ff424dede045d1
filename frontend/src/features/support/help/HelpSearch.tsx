import { HELP_SEARCH_MAX_LENGTH } from '@hearthway/domain/help/help.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { LessonPlaces } from '../../learning/shared/LessonPlaces.tsx';
import { lessonSearchQuery } from '../../learning/shared/lesson-search.query.ts';
import { helpSearchQuery } from './help.queries.ts';

/** Searches the text of all answers, and of all lessons. */
export const HelpSearch = () => {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [searchText, setSearchText] = useState('');
  const clear = () => {
    setText('');
    setSearchText('');
    // The pressed button is gone.
    field.current?.focus();
  };
  return (
    <search className="grid grid-cols-1 gap-4 print:hidden">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSearchText(text.trim());
        }}
        className="flex max-w-2xl flex-wrap items-end gap-3 *:first:grow"
      >
        <TextField
          label={t`Search in the help`}
          ref={field}
          type="search"
          name="q"
          maxLength={HELP_SEARCH_MAX_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button look="secondary" type="submit">
          <Search aria-hidden className="size-4" />
          <Trans>Search</Trans>
        </Button>
      </form>
      {searchText !== '' && <Found searchText={searchText} onClear={clear} />}
    </search>
  );
};

interface FoundProps {
  readonly searchText: string;
  readonly onClear: () => void;
}

const Found = ({ searchText, onClear }: FoundProps) => {
  const { t } = useLingui();
  const query = useQuery(helpSearchQuery(searchText));
  const results = query.data?.results;
  return (
    <div aria-busy={query.isFetching} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-4">
        <p role="status">
          {results !== undefined &&
            (results.length === 0 ? (
              <Trans>No answer about “{searchText}” yet. Try another word, or write to us.</Trans>
            ) : (
              <Plural
                value={results.length}
                one={`# answer about “${searchText}”`}
                other={`# answers about “${searchText}”`}
              />
            ))}
        </p>
        <Button look="quiet" onClick={onClear}>
          <X aria-hidden className="size-4" />
          <Trans>Clear search</Trans>
        </Button>
      </div>
      <FailedQuery query={query} title={t`We couldn’t search the help`} />
      {results !== undefined && results.length > 0 && (
        <ul className="grid max-w-2xl grid-cols-1 divide-y divide-line border-y border-line">
          {results.map(({ answerId, question, answer, address }) => (
            <li key={answerId} className="py-3">
              <Link to={address} className="font-semibold">
                {question}
              </Link>
              <p className="measure">{answer}</p>
            </li>
          ))}
        </ul>
      )}
      <InLessons searchText={searchText} />
    </div>
  );
};

/** Few of them: they stand below the answers, and the Learning Center has its own search. */
const MAX_PLACES = 3;

const InLessons = ({ searchText }: Pick<FoundProps, 'searchText'>) => {
  const { t } = useLingui();
  const heading = useId();
  const query = useQuery(lessonSearchQuery(searchText));
  const places = query.data?.results.slice(0, MAX_PLACES) ?? [];
  return (
    <>
      <FailedQuery query={query} title={t`We couldn’t search the lessons`} />
      {places.length > 0 && (
        <section aria-labelledby={heading} className="grid grid-cols-1 gap-2 pt-2">
          <h2 id={heading} className="text-lg">
            <Trans>In lessons</Trans>
          </h2>
          <LessonPlaces places={places} />
        </section>
      )}
    </>
  );
};
