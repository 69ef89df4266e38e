export function Tab() {
  return <p>…</p>;
}
