import { useEffect } from 'react';
import { AlertRegion } from '../../../web/src/ui/alert.tsx';
import { ToastRegion } from '../../../web/src/ui/toast.tsx';
import styles from './kitchen-sink.module.css';
import type { Look } from './look.ts';
import { Masthead, Switches } from './masthead.tsx';
import { Bars } from './sections/bars.tsx';
import { Buttons } from './sections/buttons.tsx';
import { Choices } from './sections/choices.tsx';
import { Colours } from './sections/colours.tsx';
import { Fields } from './sections/fields.tsx';
import { Figures } from './sections/figures.tsx';
import { Layers } from './sections/layers.tsx';
import { Lists } from './sections/lists.tsx';
import { Pictures } from './sections/pictures.tsx';
import { Shapes } from './sections/shapes.tsx';
import { Skeletons } from './sections/skeletons.tsx';
import { States } from './sections/states.tsx';
import { Words } from './sections/words.tsx';

/** All UI components in all states, in one brand and theme. */
export function KitchenSink({ look }: { look: Look }) {
  // The section did not exist yet when the browser looked for the anchor.
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <main className={styles.page}>
      <Masthead look={look} />
      <Switches look={look} />
      <div className={styles.columns}>
        <Colours />
        <Shapes />
        <Words />
        <Buttons />
        <Fields />
        <Choices />
        <Bars brand={look.brand.id} />
        <Figures />
        <Layers />
        <Pictures />
        <Skeletons />
        <Lists />
        <States />
      </div>
      <ToastRegion />
      <AlertRegion />
    </main>
  );
}
