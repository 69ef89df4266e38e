import QrCode from 'lucide/dist/esm/icons/qr-code.mjs';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { QR_SIZE } from '#config/limits';
import { useLastWay } from '#session/use-last-way';
import { AccountLink } from '#shared/navigation/account-link';
import { Heading } from '#ui/heading';
import { useHost } from '#ui/host';
import { Icon } from '#ui/icon';
import { useTexts } from '#ui/language';
import { LazyBoundary, useChunk } from '#ui/loading/lazy';
import { useIsWhole } from '#ui/print';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { token } from '#ui/styles/tokens';
import { LAST_WAY_ID, LastWay } from './last-way';
import { BESIDE, TITLE_GAP } from './login.styles';

type Props = { backurl: string };

const loadPanel = () => import('#shared/qr-login/qr-panel');

const TITLE_ID = 'qr-title';

/**
 * The sign-in by QR code, last in the order of the focus: a link beside the title, and in wide elements the place of the code
 * beside the form. The code comes there with a press on it, or on the form, because each one is a request. The tree of the
 * loader leaves it out, because the mobile site has none.
 */
export function QrWay(props: Props) {
  return useIsWhole() ? <WholeWay {...props} /> : null;
}

function WholeWay({ backurl }: Props) {
  const { login } = useTexts();
  const isLast = useLastWay().way === 'qr';
  const { element } = useHost();
  const link = useRef<HTMLSpanElement>(null);
  const isBeside = () => link.current !== null && getComputedStyle(link.current).position === 'absolute';
  const [shown, setShown] = useState<'' | 'focused' | 'beside'>('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the present layout
  useEffect(() => {
    const root = link.current?.getRootNode() as ShadowRoot;
    const isEager = element.getAttribute('loading') === 'eager';
    const show = (event?: Event) => {
      const focused = root.activeElement;
      // After a change of screens the title has the focus.
      const isTouched = event?.type === 'pointerdown' || focused?.matches('a,button,input');
      if (!isBeside() || !(isTouched || isEager)) return;
      setShown((before) => before || (link.current?.contains(focused) ? 'focused' : 'beside'));
    };
    show();
    const types = ['focusin', 'pointerdown'] as const;
    for (const type of types) root.addEventListener(type, show);
    return () => {
      for (const type of types) root.removeEventListener(type, show);
    };
  }, [element]);

  function handlePress(event: MouseEvent) {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!isPlain || !isBeside()) return;
    event.preventDefault();
    setShown('focused');
  }
  const mark = isLast && <LastWay className={aboveLink} />;
  return (
    <>
      <span ref={link} className={names(way, shown && replaced)} data-desktop="">
        {!shown && mark}
        <AccountLink
          className={withIcon}
          to="Qrcode"
          backurl={backurl}
          aria-describedby={isLast && !shown ? LAST_WAY_ID : undefined}
          onClick={handlePress}
        >
          <Icon shapes={QrCode} size={16} />
          <span>{login.toQrLogin}</span>
        </AccountLink>
      </span>
      {shown && (
        // The link is gone, so the focus moves to what has replaced it.
        <section
          ref={(box) => {
            if (shown === 'focused') box?.focus();
          }}
          className={place}
          tabIndex={-1}
          aria-labelledby={TITLE_ID}
          aria-describedby={isLast ? LAST_WAY_ID : undefined}
          data-testid="qr-place"
        >
          {mark}
          <Heading level={2} id={TITLE_ID} className={title}>
            {login.toQrLogin}
          </Heading>
          <LazyBoundary placeholder={<Icon shapes={QrCode} className={tile} />}>
            <Panel backurl={backurl} />
          </LazyBoundary>
        </section>
      )}
    </>
  );
}

function Panel({ backurl }: Props) {
  const { QrPanel } = useChunk(loadPanel);
  return <QrPanel backurl={backurl} isBeside />;
}

const TITLE_STYLE = {
  color: token('color-text'),
  fontSize: token('text-l'),
  lineHeight: '26px',
  fontWeight: 600,
};
const TILE_STYLE = {
  width: QR_SIZE,
  height: QR_SIZE,
  padding: 94,
  border: `1px solid ${token('color-line')}`,
  borderRadius: token('radius-s'),
  background: token('color-surface'),
};
/** The half of the card beside the form, from edge to edge. */
const HALF = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  bottom: 0,
  width: 320,
  margin: 0,
  padding: '72px 0 0',
  gridArea: 'auto',
  alignSelf: 'stretch',
  borderInlineStart: `1px solid ${token('color-line')}`,
  borderStartEndRadius: token('radius-l'),
  borderEndEndRadius: token('radius-l'),
  background: `color-mix(in srgb,${token('color-surface-sunken')} 60%,${token('color-surface')})`,
} as const;

const way = css({
  gridArea: '1/2',
  justifySelf: 'end',
  // A long title leaves room for it.
  minWidth: 'auto',
  position: 'relative',
  alignSelf: 'center',
  marginBottom: TITLE_GAP,
  fontSize: token('text-s'),
  ...BESIDE(HALF),
});
const replaced = css(BESIDE({ display: 'none' }));
const place = css({ display: 'none', outlineOffset: -4, ...BESIDE(HALF) });
const withIcon = css({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  ...BESIDE({
    flexDirection: 'column-reverse',
    gap: 12,
    ...TITLE_STYLE,
    textDecoration: 'none',
    '& > svg': { ...TILE_STYLE, color: token('color-text-muted') },
    '&:hover > svg': { color: token('color-brand') },
  }),
});
const title = css({ ...TITLE_STYLE, marginBottom: 12 });
const tile = css({ ...TILE_STYLE, color: token('color-text-muted') });
// A line of text has some room above its letters.
const aboveLink = css({
  '& > span': { position: 'absolute', insetInlineEnd: 0, bottom: 'calc(100% - 5px)' },
  ...BESIDE({ justifyContent: 'center', '& > span': { position: 'static', transform: 'translateY(-36px)' } }),
});
