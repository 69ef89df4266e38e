import type { Round } from '../use-round';

const ARROW = 'M5 12h14M13 6l6 6-6 6';
const SHAPES: Partial<Record<Round['phase'], string>> = {
  passed: 'M5 12.5l5 5L19.5 7',
  failed: 'M6 6l12 12M18 6L6 18',
};

/** Icon of the knob: an arrow, a check mark when passed, a cross when failed. */
export function KnobIcon({ phase }: { phase: Round['phase'] }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d={SHAPES[phase] ?? ARROW}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
