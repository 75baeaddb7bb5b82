import { createFileRoute } from '@tanstack/react-router';
import { KeywordPage } from './-keyword-page.tsx';

export const Route = createFileRoute('/keyword/$keyword')({
  component: () => <KeywordPage keyword={Route.useParams().keyword} />,
});
