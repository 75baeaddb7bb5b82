const PATHS = {
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M16 16l4.5 4.5',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
  back: 'M15 4.5L7.5 12l7.5 7.5',
  next: 'M9 5l7 7-7 7',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  open: 'M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M18 14v5.5H4.5V6H10',
  close: 'M6 6l12 12M18 6L6 18',
  contrast: 'M4.5 12a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M12 4.5v15M12 8h6M12 12h7.500M12 16h6',
  more: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
  reset: 'M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.5V9H9M12 8v4.5l3 2',
} as const;

export type IconName = keyof typeof PATHS;

/** Decoration beside a name, or inside a labelled control. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d={PATHS[name]}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
