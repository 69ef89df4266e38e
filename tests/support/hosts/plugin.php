<?php
/**
 * Prints what a plugin adds to a page's head and to the notices of the administration, as JSON. The first argument is the
 * plugin, the others are constants that are defined. Only files of WordPress that need no database are loaded.
 */
define( 'ABSPATH', '/usr/share/wordpress/' );
define( 'WPINC', 'wp-includes' );
foreach ( array( 'compat', 'load', 'plugin', 'functions', 'formatting', 'class-wp-object-cache', 'cache' ) as $file ) {
	require ABSPATH . WPINC . "/$file.php";
}
// Otherwise read from the database.
wp_cache_init();
wp_cache_set( 'alloptions', array( 'blog_charset' => 'UTF-8' ), 'options' );
foreach ( array_slice( $argv, 2 ) as $name ) {
	define( $name, 'a' );
}
require $argv[1];
$printed = array();
foreach ( array( 'wp_head', 'admin_notices' ) as $hook ) {
	ob_start();
	do_action( $hook );
	$printed[ $hook ] = ob_get_clean();
}
echo json_encode( $printed );
