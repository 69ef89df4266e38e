<?php
/**
 * Runs WordPress's own filter of posts, and then its shortcodes, over the JSON list of texts in the standard input. With an
 * argument, after loading that plugin. Only files of WordPress that need no database are loaded.
 */
define( 'ABSPATH', '/usr/share/wordpress/' );
define( 'WPINC', 'wp-includes' );
foreach ( array( 'compat', 'load', 'plugin', 'functions', 'formatting', 'kses', 'shortcodes', 'class-wp-object-cache', 'cache' ) as $file ) {
	require ABSPATH . WPINC . "/$file.php";
}
// Otherwise read from the database.
wp_cache_init();
wp_cache_set( 'alloptions', array( 'blog_charset' => 'UTF-8' ), 'options' );
if ( isset( $argv[1] ) ) {
	require $argv[1];
}
do_action( 'init' );
$texts = json_decode( stream_get_contents( STDIN ) );
echo json_encode( array_map( 'do_shortcode', array_map( 'wp_kses_post', $texts ) ) );
