import { expect, it } from 'vitest';
import { textsWithSiblings } from '../support/source/text-children';

// A page translator moves a text node; React then fails to change or remove it, unless it is the only child of its element.

it('no component renders a text beside other nodes', () => {
  expect(textsWithSiblings('src/', 'widgets/')).toEqual([]);
});

it('the check finds texts beside nodes, in lists, in providers and as the result of a component', () => {
  const found = textsWithSiblings('tests/unit/text-children.tsx');
  expect(found.map((place) => place.replace(/^\S+ /, ''))).toEqual([
    '{text}',
    "{['a', 'b']}",
    '{children}',
    '{text.length}',
    'Returned',
  ]);
});
