import { describeCampaign } from '../../../support/hosts/campaign';

describeCampaign('campaign-php', { action: '/campaign/applications.php', wrongPhone: '请检查此项' });
