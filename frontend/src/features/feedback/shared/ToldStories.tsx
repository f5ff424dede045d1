import type { ToldStory } from '@hearthway/domain/feedback/feedback.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { StoryWords } from './StoryWords.tsx';
import { storiesQuery } from './stories.query.ts';

/** Published stories of families, the newest first. Nothing where there are none. */
export const ToldStories = () => {
  const { data = [] } = useQuery(storiesQuery);
  const told = data.filter((story): story is ToldStory => story.kind === 'told');
  if (told.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
      {told.map((story) => (
        <li
          key={story.id}
          className="rounded-soft border border-line bg-raised p-5 shadow-soft wrap-anywhere"
        >
          <StoryWords story={story} />
        </li>
      ))}
    </ul>
  );
};
