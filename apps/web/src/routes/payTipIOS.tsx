import { createFileRoute } from '@tanstack/react-router';
import { TutorialPage } from '../features/tutorial/tutorial-page.tsx';

export const Route = createFileRoute('/payTipIOS')({
  component: TutorialPage,
});
