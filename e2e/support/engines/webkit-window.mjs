#!/usr/bin/env -S gjs -m
// Opens a window with only WebKitGTK, driven by WebKitWebDriver (Debian: webkit2gtk-driver, gjs,
// gir1.2-webkit2-4.1). WebKit's own MiniBrowser cannot be narrower than its toolbar, and an automated browser
// prints its console only if its profile is a folder on disk.
//
// Prints the page's console ("CONSOLE …", by WebKit) and its requests ("REQUEST …").
//
// webkit-window.mjs --profile=FOLDER [--still]
import Gtk from "gi://Gtk?version=3.0";
import WebKit from "gi://WebKit2?version=4.1";
import system from "system";

const profile = system.programArgs.find((each) => each.startsWith("--profile="))?.slice("--profile=".length);
if (!profile) throw new Error("--profile=FOLDER is missing.");

Gtk.init(null);
// WebKitGTK derives prefers-reduced-motion from this setting.
Gtk.Settings.get_default().gtk_enable_animations = !system.programArgs.includes("--still");

const context = new WebKit.WebContext({
  website_data_manager: new WebKit.WebsiteDataManager({
    base_data_directory: `${profile}/data`,
    base_cache_directory: `${profile}/cache`,
  }),
});
const settings = new WebKit.Settings({ enable_write_console_messages_to_stdout: true });
context.set_automation_allowed(true);
context.connect("automation-started", (_, session) => {
  const application = new WebKit.ApplicationInfo();
  application.set_name("WebKitGTK");
  session.set_application_info(application);
  session.connect("create-web-view", () => {
    const view = new WebKit.WebView({ web_context: context, settings, is_controlled_by_automation: true });
    view.connect("resource-load-started", (_, resource) => printerr(`REQUEST ${resource.uri}`));
    view.connect("close", () => Gtk.main_quit());
    const window = new Gtk.Window({ decorated: false, default_width: 1280, default_height: 900 });
    window.add(view);
    window.show_all();
    return view;
  });
  session.connect("will-close", () => Gtk.main_quit());
});
Gtk.main();
