import { OnboardingCard } from '../features/journey/onboarding/OnboardingCard.tsx';
import { HomePage } from '../site/home/HomePage.tsx';

export const HomeRoute = () => <HomePage onboarding={<OnboardingCard />} />;
