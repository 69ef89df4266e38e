const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** `yyyy-MM-dd HH:mm:ss`, as the portal's documents write a time. */
export function shanghaiTime(date: Date): string {
  return FORMAT.format(date);
}
