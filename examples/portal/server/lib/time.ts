const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Formats a time as `yyyy-MM-dd HH:mm:ss`, the format of the documents. */
export function shanghaiTime(date: Date): string {
  return FORMAT.format(date);
}
