import { type FormEvent, useId } from 'react';
import { plainText } from '#lib/text/normal-form';
import { Button } from '#ui/button';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { controlBox } from '#ui/styles/control.styles';
import { css } from '#ui/styles/emotion';
import { inNarrow } from '#ui/styles/narrow.styles';
import { useNavigate } from '../../navigation/use-navigate';
import { type ListRoute, listPageQuery } from '../use-list-page';

/** Lists with more pages have a field to jump to a page. */
export const JUMP_FROM = 10;

type Props = { pageCount: number; route: ListRoute };

/** A field for the number of a page, also in full-width digits; a number beyond the last page opens the last one. */
export function PageJump({ pageCount, route }: Props) {
  const { pager } = useAreaTexts('lists');
  const navigate = useNavigate();
  const id = useId();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector('input') as HTMLInputElement;
    const page = Math.min(Number.parseInt(plainText(field.value), 10), pageCount);
    if (page >= 1) {
      field.value = '';
      navigate(route.to, { params: route.params, query: listPageQuery(page, route.query) });
    } else field.select();
  }
  return (
    <form className={line} method="post" noValidate data-testid="jump" onSubmit={handleSubmit}>
      <label htmlFor={id}>{pager.jump}</label>
      <input id={id} className={number} inputMode="numeric" autoComplete="off" part="control" />
      <Button type="submit" variant="quiet">
        {pager.go}
      </Button>
    </form>
  );
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginInlineStart: 12,
  ...inNarrow({ flexBasis: '100%', justifyContent: 'center', margin: '4px 0 0' }),
});
const number = css({ ...controlBox, width: '4.5em', textAlign: 'center' });
