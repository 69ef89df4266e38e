import type { CallOptions } from '#api/call';
import type { ListPage, ListRequest } from '#api/list-page';
import { clearMessages, deleteMessages, type MessageKind } from '#api/member/messages';
import { RecordList } from '#shared/list/record-list';
import { MESSAGE_ICONS } from '#shared/message-icons';
import { recountUnread } from '#shared/unread/poller';
import type { Elements } from '#ui/elements';
import { EmptyState } from '#ui/empty-state';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { Icon } from '#ui/icon';
import { css } from '#ui/styles/emotion';
import { names } from '#ui/styles/names';
import { inNarrow } from '#ui/styles/narrow.styles';
import { token } from '#ui/styles/tokens';
import { UnreadMark } from './unread-mark';
import { type Message, useMessages } from './use-messages';

type Props<Item extends Message> = {
  kind: MessageKind;
  load(query: ListRequest, options: CallOptions): Promise<ListPage<Item>>;
  /** Title of a message in labels and confirmations. */
  nameOf(message: Item): string;
  timeOf(message: Item): string;
  /** Content of a row, beside the mark of an unread message (MSG-14). */
  children(message: Item): Elements;
};

/** One tab of the messages: total, selection, deletion and pages (MSG-02, MSG-05 to MSG-10). */
export function MessageList<Item extends Message>({ kind, load, nameOf, timeOf, children }: Props<Item>) {
  const { messages } = useAreaTexts('lists');
  const { list, route } = useMessages(kind, load);

  /** A call without a response may have deleted the messages, so the counts are always requested. */
  const recounted = (call: Promise<void>) => call.finally(() => void recountUnread());
  return (
    <div className={rows}>
      <RecordList
        list={list}
        route={route}
        failedText={messages.failed}
        empty={
          <EmptyState
            data-testid="empty"
            picture={MESSAGE_ICONS[kind]}
            title={messages.empty}
            text={messages[kind].empty}
          />
        }
        questions={{
          confirmOne: messages.confirmOne,
          confirmSome: messages.confirmSome,
          confirmAll: messages[kind].confirmAll,
        }}
        calls={{
          one: ({ id }, options) => recounted(deleteMessages(kind, [id], options)),
          some: (ids, options) => recounted(deleteMessages(kind, ids, options)),
          all: (options) => recounted(clearMessages(kind, options)),
        }}
        nameOf={nameOf}
        timeOf={timeOf}
      >
        {(message) => (
          <div className={row}>
            <span className={names(tile, !message.isRead && unreadTile)}>
              <Icon shapes={MESSAGE_ICONS[kind]} />
            </span>
            <UnreadMark isRead={message.isRead} />
            {children(message)}
          </div>
        )}
      </RecordList>
    </div>
  );
}

/**
 * A message can be long; its checkbox stays at its title. In a narrow list the checkbox is beside its first line, and the
 * delete button beside its last one.
 */
const rows = css({
  '& [part~=row]': {
    alignItems: 'flex-start',
    ...inNarrow({
      columnGap: 12,
      // Both are over the part of the message that is pressed.
      '& > label,& > button[part~=button]': { zIndex: 1 },
      '& > label': {
        position: 'relative',
        marginTop: `calc(.8*${token('text-m')} - ${token('control-height')}/2)`,
      },
      '& > button[part~=button]': { right: -8 },
    }),
  },
});
const row = css({
  display: 'flex',
  flex: 1,
  gap: 8,
  minWidth: 0,
  // The text flows around the mark, which is at its first line.
  ...inNarrow({ display: 'block', '& > div': { display: 'block' } }),
});
const tile = css({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: 40,
  height: 40,
  marginTop: 2,
  // Visible only with forced colours, which remove the background.
  border: '1px solid transparent',
  borderRadius: '50%',
  background: token('color-surface-sunken'),
  color: token('color-text-muted'),
  ...inNarrow({ display: 'none' }),
});
const unreadTile = css({ background: token('color-brand-soft'), color: token('color-brand') });
