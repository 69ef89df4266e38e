import { getReminders, getSystemMessages, type Reminder } from '#api/member/messages';
import { UNREAD_SHOWN_MAX } from '#config/limits';
import { MESSAGE_TABS, type MessageTab } from '#config/member-center/sections';
import { ReplaceRoute } from '#shared/navigation/replace-route';
import { useRoute } from '#shared/navigation/route';
import { RouteTabs } from '#shared/route-tabs/route-tabs';
import { UnreadBadge } from '#shared/unread/unread-badge';
import { useAreaTexts } from '#ui/hooks/use-area-texts';
import { MessageList } from './message-list';
import { ReminderContent, reminderTitle } from './reminder-content';
import { SystemMessageContent } from './system-message-content';

/** UserMessage: reservation reminders and system messages, with one route per tab (ROUTE-21, MSG-01). */
export function Screen() {
  const { tabName } = useRoute().params;
  const tab = MESSAGE_TABS.find((known) => known === tabName);
  // An unknown tab name selects the first tab (OQ-19).
  if (!tab) return <ReplaceRoute to="UserMessage" params={{ tabName: MESSAGE_TABS[0] }} />;
  return (
    <>
      <MessageTabs current={tab} />
      {tab === 'subscribe' ? <Reminders key={tab} /> : <SystemMessages key={tab} />}
    </>
  );
}

function MessageTabs({ current }: { current: MessageTab }) {
  const { sections } = useAreaTexts('member');
  const { messages } = useAreaTexts('lists');
  const tabs = MESSAGE_TABS.map((tab) => ({
    label: messages[tab].tab,
    badge: <UnreadBadge kind={tab} max={UNREAD_SHOWN_MAX} href="" blinkTitle={false} />,
    to: 'UserMessage' as const,
    params: { tabName: tab },
    isCurrent: tab === current,
  }));
  return <RouteTabs label={sections.message} tabs={tabs} />;
}

function Reminders() {
  const { messages } = useAreaTexts('lists');
  return (
    <MessageList
      kind="subscribe"
      load={getReminders}
      nameOf={({ itemName }: Reminder) => (itemName ? reminderTitle(messages.subscribe.text, itemName) : '')}
      timeOf={({ beginsAt }) => beginsAt}
    >
      {(reminder) => <ReminderContent reminder={reminder} />}
    </MessageList>
  );
}

function SystemMessages() {
  return (
    <MessageList
      kind="system"
      load={getSystemMessages}
      nameOf={({ title }) => title}
      timeOf={({ publishedAt }) => publishedAt}
    >
      {(message) => <SystemMessageContent message={message} />}
    </MessageList>
  );
}
