import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { gameReportTexts as texts } from '@juban/contract/texts/game-report';
import { gamesTexts } from '@juban/contract/texts/games';
import { MAX_REPORT_LENGTH, MAX_REPORT_PICTURES, requiresText } from '@juban/domain/game-reports';
import { type FormEvent, useEffect, useState } from 'react';
import { useLoginState } from '../../../platform/host/use-login-state.ts';
import { VisitorFirst } from '../../../platform/host/visitor-first.tsx';
import { Button } from '../../../ui/button.tsx';
import { useEarlyText } from '../../../ui/use-early-text.ts';
import { useProblemFocus } from '../../../ui/use-problem-focus.ts';
import { PictureStrip, PictureStripSkeleton } from '../../../upload/picture-strip.tsx';
import { usePictures } from '../../../upload/use-pictures.ts';
import { ReasonList } from './reason-list.tsx';
import type { ReportDraft } from './report-draft.ts';
import styles from './report-form.module.css';
import { useReport } from './use-report.ts';

const PICTURES = {
  purpose: 'report',
  most: MAX_REPORT_PICTURES,
  tooMany: gamesTexts.tooManyPictures,
} as const;

interface ReportFormProps {
  id: string;
  /** The draft from before a login. */
  kept: ReportDraft | undefined;
  /** Called with the form's content. */
  onWrite: (draft: ReportDraft | undefined) => void;
  onLogin: () => void;
  onDone: (reportNo: string) => void;
}

/** Reason, text and pictures; pictures need a login. */
export function ReportForm({ id, kept, onWrite, onLogin, onDone }: ReportFormProps) {
  const [reason, setReason] = useState(kept?.reason);
  const [content, setContent] = useState(kept?.content ?? '');
  useEffect(() => onWrite(reason || content ? { reason, content } : undefined));
  const words = useEarlyText<HTMLTextAreaElement>(setContent);
  const pictures = usePictures(PICTURES);
  const { busy, send, problem, forget } = useReport(onDone);
  const wanted = problem?.field;
  const form = useProblemFocus(wanted);
  const problemAt = (field: typeof wanted) => (wanted === field ? problem?.text : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ id, reason, content, pictures: pictures.list });
  };
  return (
    <form ref={form} onSubmit={submit} onInput={forget} noValidate data-testid="report">
      <ReasonList chosen={reason} onChoose={setReason} problem={problemAt('reason')} />
      <section className={styles.panel}>
        <h2 className={styles.head}>
          <label htmlFor="report-words">{texts.details}</label>
          <span>{reason && requiresText(reason) ? texts.needed : texts.optional}</span>
        </h2>
        <textarea
          ref={words}
          id="report-words"
          name="content"
          aria-invalid={wanted === 'content' || undefined}
          aria-describedby="report-words-note"
          className={styles.text}
          placeholder={texts.placeholder}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
        <Counter count={content.trim().length} problem={problemAt('content')} />
      </section>
      <PicturesPanel pictures={pictures} onLogin={onLogin} problem={problemAt('pictures')} />
      <div className={styles.dock}>
        <p>{texts.promise}</p>
        <Button type="submit" look="brand" wide busy={busy} busyLabel={texts.submitting}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

interface PicturesPanelProps {
  pictures: ReturnType<typeof usePictures>;
  onLogin: () => void;
  problem: string | undefined;
}

/** Only logged-in users can send pictures. */
function PicturesPanel({ pictures, onLogin, problem }: PicturesPanelProps) {
  const who = useLoginState();
  return (
    <section className={styles.panel}>
      {who === 'user' ? (
        <PictureStrip pictures={pictures} />
      ) : (
        <VisitorFirst who={who} skeleton={<PictureStripSkeleton />}>
          <PicturesAsk onLogin={onLogin} />
        </VisitorFirst>
      )}
      <p className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </section>
  );
}

function PicturesAsk({ onLogin }: { onLogin: () => void }) {
  return (
    <p className={styles.ask}>
      {texts.loginForPictures}
      <button type="button" onClick={onLogin}>
        {commonTexts.toLogin}
      </button>
    </p>
  );
}

/** Counts beyond the limit, in the error colour. */
function Counter({ count, problem }: { count: number; problem: string | undefined }) {
  const isOver = count > MAX_REPORT_LENGTH;
  return (
    <p
      id="report-words-note"
      className={styles.counter}
      data-over={isOver || problem ? '' : undefined}
      data-testid="counter"
    >
      <span aria-live="polite">{problem ?? (isOver ? gamesTexts.reportTooLong : '')}</span>
      <span className="num">{fill(texts.counter, { count, most: MAX_REPORT_LENGTH })}</span>
    </p>
  );
}
