import { type ReactNode, Suspense } from 'react';

/** What the check of `text-children.test.ts` finds, and what it does not. */
export function Found({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div>
      <p>
        {text}
        <b>{text}</b>
      </p>
      <p>{text && <b>{text}</b>}</p>
      <p>{['a', 'b']}</p>
      <Suspense>{children}</Suspense>
    </div>
  );
}

export function InFragment({ text }: { text: string }) {
  return (
    <>
      <b>{text}</b>
      {text.length}
    </>
  );
}

export function Returned({ children }: { children: ReactNode }) {
  return children;
}

export function Accepted({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div>
      <p>{children}</p>
      <Label>{text}</Label> <b>{text.length}</b>
      {[text].map((each) => (
        <i key={each}>{each}</i>
      ))}
      {text !== '' && <u>{text}</u>}
    </div>
  );
}

function Label({ children }: { children: string }) {
  return <span>{children}</span>;
}
