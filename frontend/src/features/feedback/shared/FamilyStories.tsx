import type { FamilyStory } from '@hearthway/domain/feedback/feedback.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { StoryWords } from './StoryWords.tsx';
import { storiesQuery } from './stories.query.ts';

/** Published stories of families, the newest first. Nothing where there are none. */
export const FamilyStories = () => {
  const { data = [] } = useQuery(storiesQuery);
  const stories = data.filter((story): story is FamilyStory => story.kind === 'told');
  if (stories.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-5 md:grid-cols-2">
      {stories.map((story) => (
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
