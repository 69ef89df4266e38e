import { whenIdle } from '../when-idle';

/**
 * Lets the browser read its data for dates in a language before a screen shows dates: at their first use it takes 60 ms on a
 * slow phone.
 */
export function readDateData(language: string): void {
  whenIdle(() => void new Intl.DateTimeFormat(language, { month: 'long', weekday: 'long' }).format());
}
