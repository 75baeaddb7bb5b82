import { feedbackTexts } from '@juban/contract/texts/feedback';
import {
  CONTACT_MAX_DIGITS,
  countCharacters,
  FEEDBACK_MAX_CHARACTERS,
  FEEDBACK_MAX_PICTURES,
} from '@juban/domain/feedback';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useEarlyText } from '../../ui/use-early-text.ts';
import { useProblemFocus } from '../../ui/use-problem-focus.ts';
import { PictureStrip } from '../../upload/picture-strip.tsx';
import { usePictures } from '../../upload/use-pictures.ts';
import { AttachedFacts } from './attached-facts.tsx';
import { type FeedbackDraft, feedbackDraftOf } from './feedback-draft.ts';
import styles from './feedback-form.module.css';
import { type Draft, type DraftProblem, useSend, type Ways } from './use-send.ts';

interface FeedbackFormProps extends Ways {
  isPrivacy: boolean;
  /** The prize the feedback is about. */
  drawId?: string | undefined;
  /** The draft from before a login. */
  kept: FeedbackDraft | undefined;
  /** Called with the form's content. */
  onWrite: (draft: FeedbackDraft | undefined) => void;
}

const PICTURES = {
  purpose: 'feedback',
  most: FEEDBACK_MAX_PICTURES,
  tooMany: feedbackTexts.tooManyPictures,
} as const;

/** Description, pictures and contact. */
export function FeedbackForm({ isPrivacy, drawId, kept, onWrite, ...ways }: FeedbackFormProps) {
  const [content, setContent] = useState(kept?.content ?? '');
  const [contact, setContact] = useState(kept?.contact ?? '');
  const text = useEarlyText<HTMLTextAreaElement>(setContent);
  const pictures = usePictures({ ...PICTURES, stored: kept?.pictures ?? [] });
  const { busy, send, problem, forget } = useSend(ways);
  const wanted = problem?.field;
  const form = useProblemFocus(wanted);
  const problemAt = (field: DraftProblem['field']) => (wanted === field ? problem?.text : undefined);
  const draft: Draft = { content, contact, isPrivacy, drawId, pictures: pictures.list };
  useEffect(() => onWrite(feedbackDraftOf(draft)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(draft);
  };
  return (
    <form ref={form} onSubmit={submit} onInput={forget} noValidate data-testid="feedback">
      <section className={styles.panel}>
        <textarea
          ref={text}
          name="content"
          aria-invalid={wanted === 'content' || undefined}
          aria-label={feedbackTexts.contentLabel}
          aria-describedby="feedback-counter"
          placeholder={isPrivacy ? feedbackTexts.privacyPlaceholder : feedbackTexts.contentPlaceholder}
          value={content}
          onChange={(event) => setContent(event.target.value)}
          className={styles.text}
        />
        <Counter content={content} hint={hintOf(isPrivacy, drawId)} problem={problemAt('content')} />
      </section>
      <section className={styles.panel}>
        <PictureStrip pictures={pictures} />
        <Problem id="feedback-pictures" text={problemAt('pictures')} />
      </section>
      <ContactField contact={contact} onChange={setContact} problem={problemAt('contact')} />
      <AttachedFacts />
      <div className={styles.dock}>
        <Button type="submit" wide busy={busy} busyLabel={feedbackTexts.submitting}>
          {isPrivacy ? feedbackTexts.submitPrivacy : feedbackTexts.submit}
        </Button>
      </div>
    </form>
  );
}

function hintOf(isPrivacy: boolean, drawId: string | undefined): string {
  if (drawId) return feedbackTexts.prizeHint;
  return isPrivacy ? feedbackTexts.privacyHint : feedbackTexts.contentHint;
}

/** Shown at its field and announced when it appears. */
function Problem({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} className={styles.problem} aria-live="polite">
      {text}
    </p>
  );
}

interface ContactFieldProps {
  contact: string;
  onChange: (contact: string) => void;
  problem: string | undefined;
}

function ContactField({ contact, onChange, problem }: ContactFieldProps) {
  const field = useEarlyText<HTMLInputElement>(onChange);
  return (
    <section className={styles.panel}>
      <h2 className={styles.head}>
        <label htmlFor="feedback-contact">{feedbackTexts.contactLabel}</label>
        <span>{feedbackTexts.contactHint}</span>
      </h2>
      <input
        ref={field}
        id="feedback-contact"
        name="contact"
        aria-invalid={problem !== undefined || undefined}
        aria-describedby="feedback-contact-problem"
        inputMode="numeric"
        autoComplete="tel"
        enterKeyHint="done"
        maxLength={CONTACT_MAX_DIGITS}
        placeholder={feedbackTexts.contactPlaceholder}
        value={contact}
        onChange={(event) => onChange(event.target.value)}
        className={styles.contact}
      />
      <Problem id="feedback-contact-problem" text={problem} />
    </section>
  );
}

interface CounterProps {
  content: string;
  hint: string;
  problem: string | undefined;
}

/**
 * Counts beyond the limit instead of cutting text off. Every key counts, but surrounding spaces, which are
 * removed, do not make the text too long.
 */
function Counter({ content, hint, problem }: CounterProps) {
  const isOver = countCharacters(content.trim()) > FEEDBACK_MAX_CHARACTERS;
  return (
    <p className={styles.counter} id="feedback-counter" data-over={isOver || problem ? '' : undefined}>
      <span aria-live="polite">{problem ?? (isOver ? feedbackTexts.tooLong : hint)}</span>
      <span className="num" data-testid="counter">
        <b>{countCharacters(content)}</b>/{FEEDBACK_MAX_CHARACTERS}
      </span>
    </p>
  );
}
