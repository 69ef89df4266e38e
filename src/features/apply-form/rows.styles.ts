import { inColumns } from '#ui/styles/columns.styles';
import { css } from '#ui/styles/emotion';
import { token } from '#ui/styles/tokens';

const readOut = { position: 'absolute', clipPath: 'inset(50%)' } as const;

/** Box of the list. */
export const list = css({
  position: 'relative',
  marginBottom: 16,
  padding: 15,
  border: `1px solid ${token('color-line')}`,
  borderRadius: token('radius-l'),
  // Rows are not required, so that only a server has something to say of them.
  '& [part~=message]:empty': { display: 'none' },
  ...inColumns({ '& > fieldset > legend': { paddingBottom: 8 } }),
});

/** A row: three lines of a phone, one line of a wide form, where the labels of the first are those of the columns. */
export const line = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gap: '8px 12px',
  minWidth: 0,
  margin: 0,
  padding: '0 0 12px',
  border: 0,
  '& legend': { padding: 0, fontSize: token('text-s'), lineHeight: token('control-height'), fontWeight: 600 },
  '& > div:first-of-type': { gridColumn: '1/-1' },
  'fieldset + &': { borderTop: `1px solid ${token('color-line')}` },
  ...inColumns({
    '&&': { gridTemplateColumns: '2fr 1fr 1fr', padding: '0 0 8px', border: 0 },
    '& > div:first-of-type': { gridColumn: 'auto' },
    '& legend,fieldset + & label': readOut,
  }),
});
export const closed = css({ '&&': { display: 'none' }, ...inColumns({ '&&': { display: 'grid' } }) });

export const counter = css({
  position: 'absolute',
  insetBlockStart: 18,
  insetInlineEnd: 15,
  color: token('color-text-muted'),
  fontSize: 12,
  ...inColumns({ '&&': { display: 'none' } }),
});
export const remover = css({
  '&&': {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: -12,
    width: 44,
    minHeight: token('control-height'),
    color: token('color-text-muted'),
  },
  ...inColumns({ '&&': { display: 'none' } }),
});
export const adder = css({
  '&&': {
    width: '100%',
    borderStyle: 'dashed',
    color: token('color-brand'),
    fontSize: token('text-s'),
  },
  '& svg': { marginInlineEnd: 8 },
  ...inColumns({ '&&': { display: 'none' } }),
});
