import styles from './progress.module.css';

interface ProgressProps {
  label: string;
  /** 0 to 1; undefined if the duration is unknown. */
  share: number | undefined;
  look?: 'bar' | 'ring';
}

const AROUND = 2 * Math.PI * 18;

export function Progress({ label, share, look = 'bar' }: ProgressProps) {
  const known = share === undefined ? undefined : Math.min(1, Math.max(0, share));
  const percent = known === undefined ? undefined : Math.round(known * 100);
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={styles[look]}
      data-unknown={known === undefined || undefined}
    >
      {look === 'bar' ? <Bar share={known} /> : <Ring share={known} percent={percent} />}
    </span>
  );
}

function Bar({ share = 1 }: { share: number | undefined }) {
  return <i style={{ transform: `scaleX(${share})` }} />;
}

function Ring({ share = 0.25, percent }: { share: number | undefined; percent: number | undefined }) {
  return (
    <>
      <svg viewBox="0 0 40 40" fill="none" strokeWidth="3" aria-hidden="true">
        <circle cx="20" cy="20" r="18" stroke="var(--hair)" />
        <circle
          cx="20"
          cy="20"
          r="18"
          stroke="var(--gold-3)"
          strokeLinecap="round"
          strokeDasharray={`${share * AROUND} ${AROUND}`}
          transform="rotate(-90 20 20)"
        />
      </svg>
      {percent !== undefined && <b className="num">{percent}</b>}
    </>
  );
}
