/** Attributes of any HTML element, and those that frameworks and page translators add. */
export const GLOBAL_ATTRIBUTES = new RegExp(
  `^(?!.*["'＝])(${[
    'accesskey|autocapitalize|autocorrect|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden',
    'id|inert|inputmode|is|item(id|prop|ref|scope|type)|lang|nonce|part|popover|role|slot|spellcheck|style|tabindex',
    'title|translate|virtualkeyboardpolicy|writingsuggestions|xmlns',
    '(aria|data|hx|jsaction|ng|v|x)\\b.*|on.*|_.*|.*[:@.#[\\]()$*?{}%].*',
  ].join('|')})$`,
);

/** Those of HTML that are boolean and change an element. */
export const GLOBAL_FLAGS: readonly string[] = ['hidden', 'inert', 'autofocus'];
