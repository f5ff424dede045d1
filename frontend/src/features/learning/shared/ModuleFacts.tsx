import type { ModuleCard } from '@hearthway/domain/learning/learning.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Clock, Gauge, Star } from 'lucide-react';
import { difficultyWords } from './module-words.ts';

/** Difficulty, minutes and XP of a module, in a line. */
export const ModuleFacts = ({
  module: { difficulty, estimated_minutes: minutes, xp_reward: xp },
}: {
  readonly module: Pick<ModuleCard, 'difficulty' | 'estimated_minutes' | 'xp_reward'>;
}) => {
  const { i18n } = useLingui();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-text-soft *:flex *:items-center *:gap-1.5">
      <li>
        <Gauge aria-hidden className="size-4 shrink-0" />
        {i18n._(difficultyWords[difficulty])}
      </li>
      <li>
        <Clock aria-hidden className="size-4 shrink-0" />
        <Plural value={minutes} one="# minute" other="# minutes" />
      </li>
      <li>
        <Star aria-hidden className="size-4 shrink-0" />
        <Trans comment="Experience points for a lesson">{xp} XP</Trans>
      </li>
    </ul>
  );
};
