export { MemberCenter as View } from '../../src/app/member-center';
