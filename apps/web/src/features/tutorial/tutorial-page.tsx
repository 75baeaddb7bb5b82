import { useSearch } from '@tanstack/react-router';
import { TutorialScreen } from './tutorial-screen.tsx';
import { familyNamedIn, HOST_SOURCE } from './tutorial-source.ts';

/** The screen of the tutorial's three addresses. */
export function TutorialPage() {
  return <TutorialScreen known={familyNamedIn(useSearch({ from: '__root__' }))} source={HOST_SOURCE} />;
}
