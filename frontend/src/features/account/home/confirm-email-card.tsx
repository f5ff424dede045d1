import type { HomeCard } from '../../../components/home-card.ts';
import { ConfirmEmailLine } from '../ConfirmEmailLine.tsx';

export const confirmEmailCard: HomeCard = {
  id: 'confirm-email',
  urgency: 'due',
  look: 'line',
  audience: 'signed-in',
  Card: ConfirmEmailLine,
};
