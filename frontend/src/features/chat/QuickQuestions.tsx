import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { newKey } from '../../api/api.ts';
import { Button } from '../../components/Button.tsx';
import { quickResponsesQuery } from './chat.queries.ts';
import type { OpenChat } from './useChat.ts';

/** Starter questions. Their answers are preloaded, so that choosing one needs no request. */
export const QuickQuestions = ({ chat }: { readonly chat: OpenChat }) => {
  const { i18n, t } = useLingui();
  const { data = [] } = useQuery(quickResponsesQuery(i18n.locale));
  if (data.length === 0) return null;
  return (
    <ul aria-label={t`Quick questions`} className="flex flex-col items-start gap-2">
      {data.map((question) => (
        <li key={question.text}>
          <Button
            look="secondary"
            onClick={() =>
              chat.send({ type: 'choose', id: newKey(), at: new Date().toISOString(), question })
            }
          >
            <span className="text-start">{question.text}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
};
