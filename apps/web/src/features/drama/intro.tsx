import { dramaTexts } from '@juban/contract/texts/drama';
import { CollapsibleText } from '../../ui/collapsible-text.tsx';
import { Section } from './section.tsx';

export function Intro({ text }: { text: string }) {
  return (
    <Section title={dramaTexts.intro}>
      <CollapsibleText keepsTaps>{text}</CollapsibleText>
    </Section>
  );
}
