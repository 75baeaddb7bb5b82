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

/** Every dressed part in all its states, as one brand and theme wears it. */
export function KitchenSink({ look }: { look: Look }) {
  // The anchor's section was not there yet when the browser looked for it.
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
