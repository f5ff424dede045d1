import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { TextField } from '../../../components/TextField.tsx';
import { LessonPlaces } from '../shared/LessonPlaces.tsx';
import { lessonSearchQuery } from '../shared/lesson-search.query.ts';

/** Searches the text of all lessons. */
export const LessonSearch = () => {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const [searchText, setSearchText] = useState('');
  const clear = () => {
    setText('');
    setSearchText('');
  };
  return (
    <search className="grid grid-cols-1 gap-4">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setSearchText(text.trim());
        }}
        className="flex max-w-2xl flex-wrap items-end gap-3 *:first:grow"
      >
        <TextField
          label={t`Search in lessons`}
          type="search"
          name="q"
          maxLength={200}
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
  const query = useQuery(lessonSearchQuery(searchText));
  const results = query.data?.results;
  return (
    <div aria-busy={query.isFetching} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-4">
        <p role="status">
          {results !== undefined &&
            (results.length === 0 ? (
              <Trans>No lesson speaks of “{searchText}” yet. Try another word.</Trans>
            ) : (
              <Plural
                value={results.length}
                one={`# place about “${searchText}”`}
                other={`# places about “${searchText}”`}
              />
            ))}
        </p>
        <Button look="quiet" onClick={onClear}>
          <X aria-hidden className="size-4" />
          <Trans>Clear search</Trans>
        </Button>
      </div>
      <FailedQuery query={query} title={t`We couldn’t search the lessons`} />
      {results !== undefined && results.length > 0 && <LessonPlaces places={results} />}
    </div>
  );
};
