import type { Tree } from '#lib/document/draw-tree';

/**
 * What a signed-in viewer sees: the button, in a line as high as the content between the tags, which is in it without a width.
 * The loader draws it for the viewer of the stored session.
 */
export function accountTree(name: string): Tree {
  return [
    'span',
    { class: 'account-line' },
    ['span', { class: 'account-slot' }, ['slot', {}]],
    [
      'div',
      { class: 'root', dir: 'ltr' },
      [
        'button',
        { class: 'account', part: 'toggle', type: 'button' },
        ['span', { class: 'account-name' }, name],
        ['span', { class: 'account-face' }],
      ],
    ],
  ];
}
