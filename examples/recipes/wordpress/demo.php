<?php
/** Fills a new WordPress for a trial: `php demo.php install`, then `php demo.php fill`, in its folder. */
if ( 'install' === $argv[1] ) {
	define( 'WP_INSTALLING', true );
}
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

if ( 'install' === $argv[1] ) {
	wp_install( '央视网社区示例', 'admin', 'admin@example.com', true, '', wp_generate_password( 24 ), 'zh-CN' );
	exit;
}
activate_plugin( 'cntv-widgets/cntv-widgets.php' );
switch_theme( 'cntv-recipe' );
update_option( 'timezone_string', 'Asia/Shanghai' );
wp_delete_post( 1, true );
wp_insert_post( array( 'post_type' => 'page', 'post_title' => '登录页', 'post_name' => 'sign-in', 'post_status' => 'publish' ) );

// WordPress filters the posts of an author, unlike those of an administrator.
$author = wp_insert_user( array( 'user_login' => 'author', 'user_pass' => wp_generate_password( 24 ), 'role' => 'author' ) );
wp_set_current_user( $author );
wp_insert_post( array(
	'post_title'   => '征文通知',
	'post_status'  => 'publish',
	'post_content' => '作者写的标签：<cntv-login standalone onclick="alert(1)"><a href="/login.html">登录</a></cntv-login><script>alert(2)</script>',
) );
wp_insert_post( array(
	'post_title'   => '扫码登录',
	'post_status'  => 'publish',
	'post_content' => '作者写的短代码：[cntv-qr-login size="200"]<a href="/login.html">登录</a>[/cntv-qr-login]',
) );
